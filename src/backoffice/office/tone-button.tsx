import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { officeTexts } from '../texts.ts';
import { chooseTone, useChosenTone } from './tone.ts';
import { Contrast, DarkMode, LightMode, useOfficeTexts } from '#desk/office/door.tsx';

const choices = [
  { tone: null, name: 'device', Icon: Contrast },
  { tone: 'day', name: 'day', Icon: LightMode },
  { tone: 'night', name: 'night', Icon: DarkMode },
] as const;

/** Light, dark, or as on the device. */
export function ToneButton() {
  const t = useOfficeTexts(officeTexts).tone;
  const chosen = useChosenTone();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const now = choices.find(({ tone }) => tone === chosen) ?? choices[0];
  const label = t.button(t[now.name]);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <now.Icon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ tone, name }) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={tone === chosen}
            selected={tone === chosen}
            onClick={() => {
              chooseTone(tone);
              setAnchor(null);
            }}
          >
            {t[name]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
