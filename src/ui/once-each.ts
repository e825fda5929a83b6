/** Somebody with two posts is found twice; the first of them stands. */
export const onceEach = <Found>(people: readonly Found[], keyOf: (found: Found) => string): Found[] =>
  [...new Map(people.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
