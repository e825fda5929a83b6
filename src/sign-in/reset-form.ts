import { post } from '../../authProvider/session.ts';
import { GateForm } from './form.ts';
import { explain } from './words.ts';

/** The messages of SPEC A5, word for word. */
const SENT = 'Permintaan Ganti Password berhasil dikirimkan ke email Anda';
const NOT_SENT = 'Permintaan Ganti Password gagal terkirim';

/** The form that asks for the password mail. */
export function openReset(): void {
  document.title = 'Lupa kata sandi · Naskah';
  const form = new GateForm('reset');
  form.onSubmit('Mengirim…', () => send(form));
  if (matchMedia('(pointer: fine)').matches) form.field('email').focus();
}

async function send(form: GateForm): Promise<void> {
  const email = form.field('email').value.trim();
  if (!/^\S+@\S+\.\S+$/.test(email)) {
    form.showErrors({
      email: email ? 'Tulis surel lengkap, misalnya nama@perusahaan.co.id.' : 'Isi surel Anda.',
    });
    return;
  }
  const answer = await post(`/user/api/Account/ForgetPassword?email=${encodeURIComponent(email)}`);
  if (answer.ok) {
    form.notify({ kind: 'success', text: SENT });
    form.element.reset();
  } else if (!form.showErrors(answer.errors ?? {})) {
    const why = explain({ ...answer, message: '' }, '');
    form.notify({ kind: 'error', text: why ? `${NOT_SENT}. ${why}` : NOT_SENT });
  }
}
