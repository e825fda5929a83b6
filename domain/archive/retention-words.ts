import type { Choice, Tone } from '../../lib/choice.ts';
import type { Message } from '../../lib/language.ts';
import type { ProposalStep } from './retention-flow.ts';
import type { HoldParty } from './retention-parties.ts';

// What retention's kinds, states, steps and parties are called: apart from its rules, which the first screen loads.

export const holdPartyMessages: Record<HoldParty, Message> = {
  legal: { id: 'Legal', en: 'Legal' },
  records: { id: 'Unit kearsipan', en: 'Records unit' },
};

const option = (value: string, id: string, en: string, tone?: Tone): Choice => ({
  value,
  label: { id, en },
  ...(tone && { tone }),
});

export const kindChoices: Choice[] = [
  option('transfer', 'Pindah', 'Transfer'),
  option('destroy', 'Musnah', 'Destroy'),
  option('permanent', 'Permanen', 'Permanent'),
  option('appraise', 'Dinilai kembali', 'Appraise again'),
];

export const stateChoices: Choice[] = [
  option('draft', 'Konsep', 'Draft', 'neutral'),
  option('submitted', 'Diajukan', 'Submitted', 'info'),
  option('checked', 'Diperiksa', 'Checked', 'info'),
  option('approved', 'Disetujui', 'Approved', 'warn'),
  option('done', 'Selesai', 'Done', 'ok'),
  option('refused', 'Ditolak', 'Refused', 'danger'),
  option('withdrawn', 'Ditarik', 'Withdrawn', 'neutral'),
];

export const stepMessages: Record<ProposalStep, { todo: Message; done: Message; by: Message }> = {
  submit: {
    todo: { id: 'Ajukan', en: 'Submit' },
    done: { id: 'Diajukan', en: 'Submitted' },
    by: { id: 'Pengusul', en: 'Who proposes' },
  },
  check: {
    todo: { id: 'Nyatakan sesuai', en: 'Confirm' },
    done: { id: 'Diperiksa', en: 'Checked' },
    by: { id: 'Unit kearsipan', en: 'Records unit' },
  },
  'sign-first': {
    todo: { id: 'Tanda tangani', en: 'Sign' },
    done: { id: 'Ditandatangani pihak pertama', en: 'Signed by the first party' },
    by: { id: 'Unit pengolah', en: 'Processing unit' },
  },
  'sign-second': {
    todo: { id: 'Tanda tangani', en: 'Sign' },
    done: { id: 'Ditandatangani pihak kedua', en: 'Signed by the second party' },
    by: { id: 'Unit kearsipan', en: 'Records unit' },
  },
  appraise: {
    todo: { id: 'Nilai', en: 'Appraise' },
    done: { id: 'Dinilai', en: 'Appraised' },
    by: { id: 'Panitia penilai', en: 'Appraisers' },
  },
  approve: {
    todo: { id: 'Setujui', en: 'Approve' },
    done: { id: 'Disetujui', en: 'Approved' },
    by: { id: 'Pimpinan', en: 'Leader' },
  },
  'witness-legal': {
    todo: { id: 'Saksikan', en: 'Witness' },
    done: { id: 'Disaksikan legal', en: 'Witnessed by legal' },
    by: { id: 'Legal', en: 'Legal' },
  },
  'witness-audit': {
    todo: { id: 'Saksikan', en: 'Witness' },
    done: { id: 'Disaksikan audit internal', en: 'Witnessed by internal audit' },
    by: { id: 'Audit internal', en: 'Internal audit' },
  },
  'hand-over': {
    todo: { id: 'Serahkan', en: 'Hand over' },
    done: { id: 'Diserahkan', en: 'Handed over' },
    by: { id: 'Unit kearsipan', en: 'Records unit' },
  },
};
