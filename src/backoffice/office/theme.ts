import { createTheme, type Theme } from '@mui/material/styles';
import type { Tone } from '../tone.ts';

/** The site's tokens (ui/tokens.css) as numbers for MUI, which computes lighter and darker shades. */
const accent = { main: '#f5a166', dark: '#f18154', contrastText: '#31170e' };
const colours = {
  day: {
    ink: '#0b2c2f',
    inkSoft: '#314d50',
    inkStrong: '#001d20',
    paper: '#fbf6ed',
    raised: '#fefcf8',
    line: '#dcd3c4',
    rule: '#637d80',
    wrong: '#9e212c',
    good: '#005353',
    warn: '#654704',
    info: '#005353',
  },
  night: {
    ink: '#f4f0e7',
    inkSoft: '#d5d1c6',
    inkStrong: '#ffffff',
    paper: '#09191c',
    raised: '#13262a',
    line: '#2e4448',
    rule: '#819799',
    wrong: '#ffb4ad',
    good: '#95dad3',
    warn: '#edd18f',
    info: '#95dad3',
  },
} as const;

/** The look of the back office: dense, fast, plain. Actions use the accent colour, everything else is ink. */
function themeOf(tone: Tone): Theme {
  const { ink, inkSoft, inkStrong, paper, raised, line, rule, wrong, good, warn, info } = colours[tone];
  const on = (main: string) => ({ main, contrastText: raised });
  return createTheme({
    palette: {
      mode: tone === 'night' ? 'dark' : 'light',
      primary: { main: ink, dark: inkStrong, light: inkSoft, contrastText: raised },
      secondary: accent,
      error: on(wrong),
      success: on(good),
      warning: on(warn),
      info: on(info),
      text: { primary: ink, secondary: inkSoft },
      background: { default: paper, paper: raised },
      divider: line,
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      button: { textTransform: 'none', fontWeight: 600 },
      h1: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 },
      h2: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.3 },
      h3: { fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.3 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: { defaultProps: { disableElevation: true, size: 'small' } },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      MuiSelect: { defaultProps: { size: 'small' } },
      // No lighter overlay on raised paper in dark mode: the tokens have their own steps.
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: rule }, root: { backgroundColor: raised } } },
      // office.css marks required fields: an asterisk must not be part of the label.
      MuiFormLabel: { defaultProps: { required: false } },
      MuiInputLabel: { defaultProps: { required: false }, styleOverrides: { root: { color: inkSoft } } },
      MuiTableCell: {
        styleOverrides: { root: { borderColor: line, padding: '6px 10px' }, head: { fontWeight: 700, color: inkSoft } },
      },
      // Right below a title MUI leaves no room, and cuts the labels of outlined fields.
      MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 12 } } } },
      // Its buttons go below the message where both do not fit in a line.
      MuiAlert: {
        styleOverrides: {
          root: { flexWrap: 'wrap' },
          message: { flex: '1 1 min(14rem, calc(100% - 34px))', minWidth: 0, overflowWrap: 'anywhere' },
          action: { flexWrap: 'wrap' },
        },
      },
      MuiTooltip: { defaultProps: { enterDelay: 500 } },
      MuiCssBaseline: { styleOverrides: { body: { fontSize: '0.875rem' } } },
    },
  });
}

/** The themes for light and dark mode. */
export const officeThemes: Readonly<Record<Tone, Theme>> = { day: themeOf('day'), night: themeOf('night') };
