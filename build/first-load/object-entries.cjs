// In place of the polyfill of the same name (smaller-packages.ts).
module.exports = Object.entries;
