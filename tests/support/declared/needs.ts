/**
 * What a valid record needs because its declaration's `check`, or a pattern that looks ahead, demands more of a value
 * than its own kind and limits tell: resource and number of the record → values. Everything else the generator reads off
 * the declaration.
 */
export const needs: Record<string, (counter: number) => Record<string, unknown>> = {
  // What is filed is not deleted.
  'dokumen.arsip-aktif': () => ({ filingUnitId: null }),
  // Checked by its content, not by its beginning.
  'master-data.template-kop-surat': () => ({
    logo: `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>').toString('base64')}`,
  }),
  'master-data.kode-nomor-naskah': (counter) => ({
    pattern: `{urut}/{jenis}/{unit}/U${counter}/{perusahaan}/{bulan}/{tahun}`,
  }),
};
