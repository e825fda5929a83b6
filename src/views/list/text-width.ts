/** Measured letter widths of a cell, in pixels (13.5 px, LOOK): digits and capitals are wider than most. */
const widths: [RegExp, number][] = [
  [/[ijlI.,:;()'| ]/, 3.7],
  [/[frtJ/]/, 5.4],
  [/[mwMWOQG@%]/, 11.8],
  [/\d/, 8.2],
  [/\p{Lu}/u, 9.1],
];
const any = 7.9;

/** Width of a text on one line, computed without layout: a list needs some thousand. */
export function textWidth(text: string): number {
  let sum = 0;
  for (const letter of text) sum += known.get(letter) ?? learn(letter);
  return sum;
}

const known = new Map<string, number>();

function learn(letter: string): number {
  const width = widths.find(([letters]) => letters.test(letter))?.[1] ?? any;
  known.set(letter, width);
  return width;
}
