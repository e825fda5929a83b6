import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { createElement } from 'react';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';

const floating = { boxShadow: 'var(--pop)', border: '1px solid var(--line)', backgroundImage: 'none' };

/** Touch target (LOOK, Space and density). */
const thumb = { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } };
/** Focus ring (LOOK); inside the edge where neighbours are close or the edge is cut off. */
const ring = { outline: '2px solid var(--focus)', outlineOffset: 2 };
const ringInside = { '&.Mui-focusVisible': { outlineOffset: -2 } };
const box = (state: string) =>
  createElement('span', { className: `check-box ${state}`, 'aria-hidden': true });
const chevron = (props: object) =>
  createElement(ChevronDown, { ...props, size: 15, strokeWidth: 1.6, 'aria-hidden': true });

/** LOOK's components in MUI: no ripple, shadows only on overlays, hairlines otherwise. */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    // Its own `outline: 0` would be the last word.
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        height: 'var(--button-height)',
        padding: '0 13px',
        borderRadius: 8,
        whiteSpace: 'nowrap',
        gap: 0,
        ...thumb,
        // Its words make room for the ring that turns.
        '&.MuiButton-loading.MuiButton-loading.Mui-disabled': { color: 'transparent' },
      },
      outlined: {
        borderColor: 'var(--line-2)',
        backgroundColor: 'var(--surface)',
        '&:hover': { backgroundColor: 'var(--hover)' },
      },
      contained: {
        '&.MuiButton-colorInherit': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
        '&.MuiButton-colorInherit.Mui-disabled': { backgroundColor: 'var(--hover)', color: 'var(--ink-3)' },
      },
      text: { color: 'var(--ink-2)', '&:hover': { backgroundColor: 'var(--hover)' } },
      sizeSmall: { height: 'calc(var(--button-height) - 4px)', padding: '0 8px' },
      sizeLarge: { height: 'calc(var(--button-height) + 8px)', fontSize: 13.5 },
      startIcon: { marginRight: 7, '& svg': { width: 15, height: 15 } },
      endIcon: { marginLeft: 7, '& svg': { width: 15, height: 15 } },
    },
    variants: [
      {
        props: { color: 'error' },
        style: {
          color: 'var(--danger)',
          borderColor: 'var(--line-2)',
          '&:hover': { borderColor: 'var(--danger)' },
        },
      },
      {
        props: { color: 'error', variant: 'contained' },
        style: { color: 'var(--surface)', backgroundColor: 'var(--danger)' },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'var(--button-height)',
        height: 'var(--button-height)',
        borderRadius: 8,
        color: 'var(--ink-2)',
        padding: 0,
        ...thumb,
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 'var(--field-height)',
        borderRadius: 8,
        backgroundColor: 'var(--surface)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--field)' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-2)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
        '&.Mui-focused': ring,
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger)', borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: 'var(--hover)' },
        '@media (max-width: 599.95px)': { fontSize: 16 },
        ...thumb,
      },
      input: {
        padding: 'calc((var(--field-height) - 21px) / 2) 11px',
        height: 'auto',
        '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
      },
      multiline: { padding: 0 },
    },
  },
  // Date fields use an input of their own; style it like the others.
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 'var(--field-height)',
        borderRadius: 8,
        backgroundColor: 'var(--surface)',
        padding: '0 6px 0 11px',
        '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--field)' },
        '&:hover .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--ink-2)' },
        '&.Mui-focused .MuiPickersOutlinedInput-notchedOutline': {
          borderColor: 'var(--accent)',
          borderWidth: 1,
        },
        '&.Mui-focused': ring,
        '&.Mui-error .MuiPickersOutlinedInput-notchedOutline': {
          borderColor: 'var(--danger)',
          borderWidth: 2,
        },
        '& .MuiPickersSectionList-root': { padding: 'calc((var(--field-height) - 21px) / 2) 0' },
        '& .MuiIconButton-edgeEnd': { width: 30, height: 30, marginRight: -2 },
        '@media (max-width: 599.95px)': { fontSize: 16 },
        ...thumb,
      },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { fontWeight: 600, fontSize: 13 } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '6px 0 0', fontSize: 12, lineHeight: '16px', fontWeight: 450, color: 'var(--ink-3)' },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: { border: '1px solid var(--line)', borderRadius: 12 } } },
  MuiMenu: { styleOverrides: { paper: { ...floating, borderRadius: 10 }, list: { padding: 6 } } },
  MuiPopover: { styleOverrides: { paper: { ...floating, borderRadius: 10 } } },
  // `hide` measures twice at each placing, to mark what has lost its anchor; no style here asks for that.
  MuiPopper: { defaultProps: { modifiers: [{ name: 'hide', enabled: false }] } },
  MuiAutocomplete: {
    defaultProps: {
      get noOptionsText() {
        return translate(commonMessages.notFound);
      },
      get loadingText() {
        return translate(commonMessages.loading);
      },
      get openText() {
        return translate(commonMessages.open);
      },
      get closeText() {
        return translate(commonMessages.close);
      },
      get clearText() {
        return translate(commonMessages.clear);
      },
      popupIcon: chevron({}),
    },
    styleOverrides: {
      // Aligns the text with that of other fields.
      root: { '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input': { paddingLeft: 5 } },
      paper: { ...floating, borderRadius: 10 },
      // Choices out of sight are laid out when scrolled to: 150 of them came between two keys.
      listbox: {
        '& .MuiAutocomplete-option:nth-of-type(n + 13)': {
          contentVisibility: 'auto',
          containIntrinsicSize: 'auto 46px',
        },
      },
      inputRoot: { padding: '2px 8px' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 'var(--nav-height)',
        borderRadius: 7,
        padding: '6px 10px',
        gap: 10,
        '@media (min-width: 600px)': { minHeight: 'var(--nav-height)' },
        ...ringInside,
        ...thumb,
        '&.Mui-selected': { backgroundColor: 'var(--selected)' },
      },
    },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: 500 },
    styleOverrides: { paper: { ...floating, width: 480, borderRadius: 12 } },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 24px 8px', fontSize: 17, lineHeight: '24px', fontWeight: 700 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '4px 24px 12px', color: 'var(--ink-2)' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '12px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--scrim)',
        '&.MuiBackdrop-invisible': { backgroundColor: 'transparent' },
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: 'var(--rail)', borderColor: 'var(--line)' } } },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 22,
        borderRadius: 6,
        fontSize: 12,
        fontWeight: 600,
        backgroundColor: 'var(--hover)',
        color: 'var(--ink-2)',
      },
      label: { padding: '0 8px' },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, disableInteractive: true },
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--ink)',
        color: 'var(--surface)',
        fontSize: 12,
        lineHeight: '16px',
        borderRadius: 6,
        padding: '5px 8px',
      },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: chevron },
    styleOverrides: { icon: { color: 'var(--ink-2)', right: 10, top: 'calc(50% - 7.5px)' } },
  },
  MuiCheckbox: {
    defaultProps: {
      icon: box(''),
      checkedIcon: box('on'),
      indeterminateIcon: box('some'),
      // MUI 9 puts the aria-label on the span around the input, where screen readers do not read it.
      slotProps: {
        root: () => ({ 'aria-label': undefined }),
        input: (owner) => ({ 'aria-label': (owner as { 'aria-label'?: string })['aria-label'] }),
      },
    },
    styleOverrides: {
      root: { padding: 6, borderRadius: 7, '&.Mui-focusVisible': { outlineOffset: 0 } },
    },
  },
  MuiTableCell: { styleOverrides: { root: { borderColor: 'var(--line)' } } },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 38,
        textTransform: 'none',
        fontWeight: 600,
        padding: '8px 2px',
        minWidth: 0,
        ...ringInside,
      },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: 'var(--hover)', borderRadius: 5 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: 38,
        borderColor: 'var(--field)',
        color: 'var(--ink-2)',
        textTransform: 'none',
        fontWeight: 550,
        ...ringInside,
        '&.Mui-selected': {
          backgroundColor: 'var(--accent-soft)',
          color: 'var(--accent-ink)',
          fontWeight: 700,
        },
        '&.Mui-selected:hover': { backgroundColor: 'var(--accent-soft)' },
      },
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 8 } } },
};
