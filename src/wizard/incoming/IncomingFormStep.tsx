import {
  emptyIncoming,
  type IncomingInput,
  receivedMoment,
} from '../../../resources/naskah-dinas/incoming.ts';
import { dayInWib } from '../../../resources/wib.ts';
import { DayField } from '../../pickers/index.ts';
import { useDesk } from '../frame/desk.ts';
import { Field } from '../frame/Field.tsx';
import { FormColumn, Pair, Section } from '../frame/Section.tsx';
import { TextLine } from '../frame/TextLine.tsx';
import { RecipientPicker } from '../groups/RecipientPicker.tsx';
import { Attachments } from '../steps/Attachments.tsx';
import { OutsideSenderPicker } from './OutsideSenderPicker.tsx';
import { RegisteredBeforeStrip } from './RegisteredBeforeStrip.tsx';

/** Who wrote it, under which number, when it came, where its paper is, and who gets it (SPEC A3, DOMAIN 2). */
export default function IncomingFormStep() {
  const { draft, change } = useDesk();
  const block = draft.externalToInternal ?? emptyIncoming;
  const put = (patch: Partial<IncomingInput>) =>
    change((now) => ({ externalToInternal: { ...(now.externalToInternal ?? emptyIncoming), ...patch } }));

  return (
    <FormColumn>
      <Section title="Naskah asli" help="Seperti tertulis pada naskah yang diterima.">
        <Field
          name="externalToInternal.externalSenderName"
          label="Pengirim"
          hint={
            block.externalSenderId
              ? 'Terdaftar sebagai instansi.'
              : 'Pilih dari instansi, atau ketik nama lain.'
          }
        >
          {(input) => <OutsideSenderPicker input={input} value={block} onChange={put} />}
        </Field>
        <Pair>
          <TextLine
            name="number"
            label="Nomor naskah asli"
            hint="Tulis “tanpa nomor” bila tidak bernomor."
            maxLength={100}
            value={draft.number}
            onChange={(number) => change({ number })}
          />
          <Field name="scriptDate" label="Tanggal naskah" isGroup>
            {(input) => (
              <DayField
                input={input}
                value={draft.scriptDate}
                onChange={(scriptDate) => change({ scriptDate })}
              />
            )}
          </Field>
        </Pair>
        <RegisteredBeforeStrip />
        <TextLine
          name="subject"
          label="Perihal"
          grows
          maxLength={300}
          value={draft.subject}
          onChange={(subject) => change({ subject: subject ?? '' })}
        />
        <TextLine
          name="place"
          label="Tempat"
          isOptional
          placeholder="Misalnya Jakarta"
          maxLength={100}
          value={draft.place}
          onChange={(place) => change({ place })}
        />
      </Section>
      <Section
        title="Penerimaan"
        help="Nomor agenda diberikan saat didaftarkan, berurutan untuk unit dan tahunnya."
      >
        <Field name="externalToInternal.receivedDate" label="Tanggal diterima" isGroup>
          {(input) => (
            <DayField
              input={input}
              value={block.receivedDate && dayInWib(block.receivedDate)}
              onChange={(day) => put({ receivedDate: receivedMoment(day) })}
            />
          )}
        </Field>
        <TextLine
          name="externalToInternal.archiveLocation"
          label="Tempat naskah asli"
          hint="Diterima lewat surel? Tulis “tidak ada berkas fisik”."
          placeholder="Misalnya Ruang Persuratan Lt. 2"
          maxLength={200}
          value={block.archiveLocation}
          onChange={(archiveLocation) => put({ archiveLocation })}
        />
        <Pair>
          <TextLine
            name="externalToInternal.archiveCupboard"
            label="Lemari"
            isOptional
            maxLength={100}
            value={block.archiveCupboard}
            onChange={(archiveCupboard) => put({ archiveCupboard })}
          />
          <TextLine
            name="externalToInternal.archiveBox"
            label="Boks"
            isOptional
            maxLength={100}
            value={block.archiveBox}
            onChange={(archiveBox) => put({ archiveBox })}
          />
        </Pair>
      </Section>
      <Section title="Penerima" help="Naskah langsung masuk ke kotak masuk mereka setelah didaftarkan.">
        <Field name="receivers" label="Penerima">
          {(input) => (
            <RecipientPicker
              input={input}
              one="penerima"
              people={draft.receivers}
              showUserName={false}
              onChange={(receivers) => change({ receivers })}
              placeholder="Ketik nama atau jabatan"
            />
          )}
        </Field>
        <Field name="ccs" label="Tembusan" isOptional>
          {(input) => (
            <RecipientPicker
              input={input}
              one="tembusan"
              people={draft.ccs}
              showUserName={false}
              onChange={(ccs) => change({ ccs })}
              placeholder="Ketik nama atau jabatan"
            />
          )}
        </Field>
      </Section>
      <Section
        title="Lampiran"
        help="Berkas lain yang ikut diterima. Pindaian naskahnya diunggah di langkah berikut."
      >
        <Attachments />
      </Section>
    </FormColumn>
  );
}
