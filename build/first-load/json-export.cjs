// In place of ra-core's own export (smaller-packages.ts), which no list of ours offers: its writer comes once called.
module.exports = (...given) => {
  // Without the ending: that is the name which leads here.
  void import('jsonexport/dist/index').then(({ default: write }) => write(...given));
};
