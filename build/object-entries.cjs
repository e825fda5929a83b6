// In place of the polyfill of the same name (vite.config.ts).
module.exports = Object.entries;
