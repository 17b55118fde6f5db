import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useOfficeTexts } from '#desk/office/door.tsx';
import { operationTexts } from '../operation-texts.ts';
import styles from './dashboard.module.css';

type Props = {
  readonly asked: URLSearchParams;
  readonly isOwn: boolean;
  readonly onOwn: (isOwn: boolean) => void;
  readonly onChange: (next: URLSearchParams) => void;
};

const ranges = ['7', '30', '90', '365'] as const;

/** Selects the range: a number of days up to today, or custom dates. */
export function DashboardRange({ asked, isOwn, onOwn, onChange }: Props) {
  const t = useOfficeTexts(operationTexts).dashboard;
  const [from, setFrom] = useState(asked.get('from') ?? '');
  const [to, setTo] = useState(asked.get('to') ?? '');
  const own = (): void => {
    onOwn(true);
    onChange(new URLSearchParams([...(from ? [['from', from]] : []), ...(to ? [['to', to]] : [])]));
  };
  const date = (id: string, label: string, value: string, set: (value: string) => void) => (
    <TextField
      id={id}
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => set(target.value)}
      className={styles.date}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <form
      className={styles.range}
      onSubmit={(event) => {
        event.preventDefault();
        own();
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t.range}
        value={isOwn ? null : (asked.get('range') ?? '30')}
        onChange={(_, range: string | null) => {
          if (range === null) return;
          onOwn(false);
          onChange(new URLSearchParams({ range }));
        }}
      >
        {ranges.map((range) => (
          <ToggleButton key={range} value={range}>
            {t.ranges[range]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {date('dashboard-from', t.from, from, setFrom)}
      {date('dashboard-to', t.to, to, setTo)}
      <Button type="submit" variant="outlined">
        {t.own}
      </Button>
    </form>
  );
}
