// In place of the package `hasown` (vite.config.ts), with the polyfill of Function.prototype.bind below it.
module.exports = Object.hasOwn;
