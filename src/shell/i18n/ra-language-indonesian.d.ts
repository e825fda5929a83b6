declare module 'ra-language-indonesian' {
  const messages: Record<string, unknown>;
  export default messages;
}
