import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/**
 * The only MUI theme (LOOK). All colours are variables of tokens.css: light and dark share it, and a change of
 * `data-theme` repaints without a render.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: {
      main: 'var(--accent)',
      dark: 'var(--accent-hover)',
      light: 'var(--accent-soft)',
      contrastText: 'var(--on-accent)',
    },
    secondary: {
      main: 'var(--ink-2)',
      dark: 'var(--ink)',
      light: 'var(--hover)',
      contrastText: 'var(--surface)',
    },
    error: {
      main: 'var(--danger)',
      dark: 'var(--danger)',
      light: 'var(--danger-soft)',
      contrastText: 'var(--surface)',
    },
    warning: {
      main: 'var(--stamp)',
      dark: 'var(--stamp)',
      light: 'var(--stamp-soft)',
      contrastText: 'var(--surface)',
    },
    success: {
      main: 'var(--ok)',
      dark: 'var(--ok)',
      light: 'var(--ok-soft)',
      contrastText: 'var(--surface)',
    },
    info: {
      main: 'var(--info)',
      dark: 'var(--info)',
      light: 'var(--info-soft)',
      contrastText: 'var(--surface)',
    },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
    background: { default: 'var(--desk)', paper: 'var(--surface)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--ink-2)',
      hover: 'var(--hover)',
      selected: 'var(--selected)',
      disabled: 'var(--ink-3)',
      disabledBackground: 'var(--hover)',
      focus: 'var(--hover)',
    },
  },
  shape: { borderRadius: 8 },
  spacing: 4,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: 'var(--ui)',
    fontSize: 13.5,
    h1: { fontSize: 22, lineHeight: '28px', fontWeight: 700, letterSpacing: '-.014em' },
    h2: { fontSize: 17, lineHeight: '24px', fontWeight: 700, letterSpacing: '-.008em' },
    h3: { fontSize: 14, lineHeight: '20px', fontWeight: 650 },
    h6: { fontSize: 17, lineHeight: '24px', fontWeight: 700 },
    subtitle1: { fontSize: 14, lineHeight: '20px', fontWeight: 650 },
    body1: { fontSize: 13.5, lineHeight: '20px' },
    body2: { fontSize: 12, lineHeight: '16px' },
    caption: { fontSize: 11, lineHeight: '16px', fontWeight: 650, letterSpacing: '.02em' },
    button: { fontSize: 13.5, lineHeight: '20px', fontWeight: 600, textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 180,
      standard: 180,
      complex: 180,
      enteringScreen: 180,
      leavingScreen: 120,
    },
  },
  components,
});
