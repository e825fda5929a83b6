/** Days without a sign-in after which an account of the directory is shown as idle. */
export const idleAfter = 90;
