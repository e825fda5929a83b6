import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { LetterListItem } from '../../../resources/naskah-dinas/letter.ts';
import { EmptyState, useKeysWithHelp, usePageTitle } from '../../shell/index.ts';
import { keys, refreshCounters } from '../cache.ts';
import { failureWords } from '../failure-words.ts';
import { ListHead } from '../list/list-head.tsx';
import { usePaged } from '../list/paged.ts';
import { Rows } from '../list/rows.tsx';
import { enterKey, useRowKeys } from '../list/use-row-keys.ts';
import { WriteButton } from '../list/write-button.tsx';
import { usePlace } from '../place.ts';
import { DraftRow } from './draft-row.tsx';
import '../desk.css';
import '../list/page.css';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

/** /naskah-dinas/draft: letters that are still being written, the latest first. */
const DraftPage = () => {
  usePageTitle('Draft');
  const place = usePlace('/naskah-dinas/draft');
  const firstChar = place.param('q');
  const { listDraft, deleteLetter } = useNaskah();
  const list = usePaged(keys.draft(firstChar), (page) => listDraft({ ...page, firstChar }));
  const [leaving, setLeaving] = useState<LetterListItem | null>(null);
  const rows = useRef<HTMLElement>(null);
  const client = useQueryClient();
  const notify = useNotify();
  const help = useKeysWithHelp(useRowKeys({ list: rows, openRow: null, more: list.more }), [enterKey]);

  const remove = async (item: LetterListItem) => {
    try {
      await deleteLetter(item.id);
      notify('Draft dihapus', { type: 'success' });
    } catch (failure) {
      notify(failureWords(failure), { type: 'error' });
    }
    refreshCounters(client);
    await client.invalidateQueries({ queryKey: keys.drafts });
  };

  return (
    <section className="mailbox-page" ref={rows} aria-label="Draft">
      <ListHead
        title="Draft"
        search={{
          label: 'Cari di Draft',
          value: firstChar,
          onChange: (q) => place.go(place.to([], { q }), { replace: true }),
        }}
      />
      <div className="card">
        <Rows
          label="Draft naskah"
          list={list}
          row={(item) => <DraftRow item={item} onDelete={() => setLeaving(item)} />}
          empty={
            <EmptyState
              title="Belum ada draft. Naskah yang Anda tulis tersimpan di sini sampai dikirim."
              action={<WriteButton />}
            />
          }
          clear={firstChar ? () => place.go(place.to([], { q: null })) : undefined}
        />
      </div>
      {leaving && (
        <Suspense>
          <DeleteDialog item={leaving} onDelete={() => remove(leaving)} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
      {help}
    </section>
  );
};

export default DraftPage;
