/**
 * What a valid record needs because its declaration's `check`, or a pattern that looks ahead, demands more of a value
 * than its own kind and limits tell: resource and number of the record → values. Everything else the generator reads off
 * the declaration.
 */
export const needs: Record<string, (counter: number) => Record<string, unknown>> = {
  // What is filed is not deleted.
  'dokumen.arsip-aktif': () => ({ filingUnitId: null }),
  // A logo that was uploaded, a company that there is.
  'master-data.template-kop-surat': () => ({ logo: null, companyCode: 'NTR' }),
  'master-data.kode-nomor-naskah': (counter) => ({
    pattern: `{urut}/{jenis}/{unit}/U${counter}/{perusahaan}/{bulan}/{tahun}`,
  }),
};
