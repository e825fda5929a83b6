// In place of the package `hasown` (smaller-packages.ts), with the polyfill of Function.prototype.bind below it.
module.exports = Object.hasOwn;
