import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Option } from '../../../../dataProvider/index.ts';
import { isBlankHtml } from '../../../../domain/letters/tags.ts';
import { translate } from '../../../../lib/language.ts';
import { UndoMessage } from '../../../shell/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { templateBody } from '../../sheet/index.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { contentMessages } from './content-messages.ts';
import { useTemplateText } from './use-template.ts';

type Props = {
  templates: Option[];
  /** Nothing is lost when a template comes in its place. */
  isBlank: boolean;
  /** The button alone: its line has much else. */
  isShort?: boolean;
  /** The editor holds another text now. */
  onReplaced: () => void;
};

/**
 * Offers the subtype's templates: an empty text is filled at once; a typed one only after confirmation, with undo.
 */
export function TemplateChoice({ templates, isBlank, isShort = false, onReplaced }: Props) {
  const { autosave, change } = useWizard();
  const templateText = useTemplateText();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<string>();
  const [replacing, setReplacing] = useState<Option>();
  if (templates.length === 0) return null;

  const put = (content: string) => {
    change({ content });
    onReplaced();
  };
  const use = async (template: Option, over: boolean) => {
    setAsked(template.id);
    try {
      const content = templateBody(await templateText(template.id));
      const before = autosave.snapshot().document.content;
      // Ask also about text typed while the template was loading.
      if (!over && !isBlankHtml(before)) return setReplacing(template);
      put(content);
      if (over)
        notify(
          <UndoMessage
            text={translate(contentMessages.replacedBy(template.label))}
            undo={() => put(before)}
          />,
          {
            type: 'success',
          },
        );
    } catch {
      notify(translate(contentMessages.templateFailed), { type: 'error' });
    } finally {
      setAsked(undefined);
    }
  };
  const choose = (template: Option) => {
    setAnchor(null);
    if (isBlank) void use(template, false);
    else setReplacing(template);
  };
  const [only] = templates;
  return (
    <Offered>
      {isBlank && !isShort && (
        <span>
          {only && templates.length === 1 ? (
            <>
              {translate(contentMessages.templateThere)} <b>{only.label}</b>
            </>
          ) : (
            <>
              {translate(contentMessages.thereAre)}{' '}
              <b>{translate(contentMessages.templateCount(templates.length))}</b>{' '}
              {translate(contentMessages.forSubType)}
            </>
          )}
        </span>
      )}
      <Button
        size="small"
        variant={isBlank ? 'outlined' : 'text'}
        loading={asked !== undefined}
        title={isShort && templates.length === 1 ? only?.label : undefined}
        aria-haspopup={templates.length > 1 ? 'menu' : undefined}
        startIcon={<LayoutTemplate size={15} strokeWidth={1.6} aria-hidden />}
        onClick={(event) => (templates.length === 1 && only ? choose(only) : setAnchor(event.currentTarget))}
      >
        {templates.length > 1
          ? translate(contentMessages.chooseTemplate)
          : isBlank
            ? translate(contentMessages.useTemplate)
            : translate(contentMessages.replaceByTemplate)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {templates.map((template) => (
          <MenuItem key={template.id} onClick={() => choose(template)}>
            {template.label}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        open={replacing !== undefined}
        title={translate(contentMessages.replaceTitle)}
        confirm={translate(contentMessages.replaceConfirm)}
        onConfirm={() => {
          const template = replacing;
          setReplacing(undefined);
          if (template) void use(template, true);
        }}
        onClose={() => setReplacing(undefined)}
      >
        {translate(contentMessages.replaceText)} <b>{replacing?.label}</b>
        {translate(contentMessages.canUndo)}
      </ConfirmDialog>
    </Offered>
  );
}

const Offered = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  marginLeft: 'auto',
  color: 'var(--ink-2)',
  '& b': { fontWeight: 650, color: 'var(--ink)' },
  '@container (max-width: 860px)': { order: 1, marginLeft: 0 },
});
