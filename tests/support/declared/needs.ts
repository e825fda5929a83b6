/**
 * Extra values for valid records where `check` or a lookahead pattern demands more than kind and limits: resource
 * and record number → values. The generator derives the rest.
 */
export const needs: Record<string, (counter: number) => Record<string, unknown>> = {
  // What is filed is not deleted.
  'dokumen.arsip-aktif': () => ({ filingUnitId: null }),
  // A logo that was uploaded.
  'master-data.instansi': () => ({ logo: null }),
  // Likewise, a company that there is, a colour that is read on paper.
  'master-data.template-kop-surat': (counter) => ({
    ...{ logo: null, companyCode: 'NTR' },
    colour: `#0b53${String(10 + (counter % 90))}`,
  }),
  // What is heard of records, and who is told of them, goes together.
  'pengaturan.trigger': () => ({
    ...{ event: 'data.diubah', entity: 'master-data.faq', becomes: 'master-data.faq:isActive:true' },
    ...{ urgencies: [], recipients: ['pembaca_data'], delayMinutes: 5 },
    actions: ['notify', 'webhook'],
  }),
  'master-data.kode-nomor-naskah': (counter) => ({
    pattern: `{urut}/{jenis}/{unit}/U${counter}/{perusahaan}/{bulan}/{tahun}`,
  }),
};
