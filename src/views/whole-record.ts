/**
 * react-admin keeps rows of lists as if they were whole records. Lists leave long text out, so pages of one
 * record ask under a key of their own.
 */
export const wholeRecord = { meta: { whole: true } };
