import { createTheme } from '@mui/material/styles';

/** The site's tokens (ui/tokens.css) as MUI can reckon with them: it lightens and darkens by numbers. */
const ink = '#0b2c2f';
const inkSoft = '#314d50';
const paper = '#fbf6ed';
const raised = '#fefcf8';
const line = '#dcd3c4';
const rule = '#637d80';
const accent = '#f5a166';
const accentStrong = '#f18154';
const onAccent = '#31170e';
const wrong = '#9e212c';
const good = '#005353';
const warn = '#654704';

/** Dense, fast, plain (docs: look of the back office): what can be done is in the accent, everything else in ink. */
export const officeTheme = createTheme({
  palette: {
    primary: { main: ink, dark: '#001d20', light: inkSoft, contrastText: raised },
    secondary: { main: accent, dark: accentStrong, contrastText: onAccent },
    error: { main: wrong },
    success: { main: good },
    warning: { main: warn },
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
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: rule }, root: { backgroundColor: raised } } },
    // What has to be filled in is marked by office.css: a label is a name, and a star is no part of one.
    MuiFormLabel: { defaultProps: { required: false } },
    MuiInputLabel: { defaultProps: { required: false }, styleOverrides: { root: { color: inkSoft } } },
    MuiTableCell: {
      styleOverrides: { root: { borderColor: line, padding: '6px 10px' }, head: { fontWeight: 700, color: inkSoft } },
    },
    MuiTooltip: { defaultProps: { enterDelay: 500 } },
    MuiCssBaseline: { styleOverrides: { body: { fontSize: '0.875rem' } } },
  },
});
