import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { focusFirst } from '../../ui/focus-first.ts';
import { formMessages } from '../form-messages.ts';

type Item = { id: string; label: string; errors: number };

/** Table of contents of the form: current section, and sections with errors. */
export function SectionNav({ sections }: { sections: Item[] }) {
  const current = useCurrentSection(sections.map((section) => section.id));
  // An empty column holds the form's position on pages with one section.
  if (sections.length < 2) return <nav aria-hidden />;
  return (
    <Nav aria-label={translate(formMessages.sections)}>
      {sections.map(({ id, label, errors }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          onClick={(event) => {
            // The address stays the form's: a changed hash would count as leaving it.
            event.preventDefault();
            const section = document.getElementById(id);
            section?.scrollIntoView({ behavior: 'smooth', block: 'start' });
            // Keyboard click (`detail` 0): move the focus into the section.
            if (event.detail === 0) focusFirst(section);
          }}
        >
          {label}
          {errors > 0 && <b>{errors}</b>}
        </a>
      ))}
    </Nav>
  );
}

/** The topmost section that is to be seen. */
function useCurrentSection(ids: string[]): string | undefined {
  const [visible, setVisible] = useState<string[]>([]);
  const all = ids.join(' ');
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) seen.add(entry.target.id);
          else seen.delete(entry.target.id);
        }
        setVisible([...seen]);
      },
      { rootMargin: '-64px 0px -40% 0px' },
    );
    for (const id of all.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [all]);
  return ids.find((id) => visible.includes(id)) ?? ids[0];
}

const Nav = styled('nav')({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  position: 'sticky',
  top: 0,
  paddingTop: 14,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '6px 10px',
    borderLeft: '2px solid var(--line)',
    color: 'var(--ink-2)',
    textDecoration: 'none',
  },
  '& a:hover': { color: 'var(--ink)' },
  '& a[aria-current]': { borderColor: 'var(--accent)', color: 'var(--ink)', fontWeight: 650 },
  '& b': {
    flex: 'none',
    minWidth: 15,
    padding: '0 3px',
    borderRadius: 8,
    background: 'var(--danger)',
    color: 'var(--surface)',
    fontSize: '0.625rem',
    lineHeight: '15px',
    fontWeight: 700,
    textAlign: 'center',
  },
});
