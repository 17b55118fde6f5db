import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { addDays, dayOf } from '#kit/dates.ts';
import { useOfficeTexts } from '#desk/office/door.tsx';
import { shopOfficeAddresses } from '#paths/people-api.ts';
import { orderTexts } from '../order-texts.ts';
import styles from './order.module.css';

/** The first and last day of the month before today's, in Berlin. */
function lastMonth() {
  const to = addDays(`${dayOf(new Date()).slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** Downloads for bookkeeping: the papers and the paid orders of some days, at first those of last month. */
export function Bookkeeping() {
  const t = useOfficeTexts(orderTexts);
  const [isOpen, setOpen] = useState(false);
  const [days, setDays] = useState(lastMonth);
  const isTurned = days.from !== '' && days.to !== '' && days.to < days.from;
  const query = new URLSearchParams(Object.entries(days).filter(([, day]) => day !== ''));
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t.bookkeeping[name]}
      value={days[name]}
      onChange={({ target }) => setDays({ ...days, [name]: target.value })}
      error={name === 'to' && isTurned}
      helperText={name === 'to' && isTurned ? t.bookkeeping.turned : undefined}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  const file = (address: 'papersFile' | 'ordersFile') => (
    <section className={styles.section}>
      <h2>{t.bookkeeping[address]}</h2>
      <p>{t.bookkeeping.texts[address]}</p>
      <div>
        <Button
          variant="outlined"
          component="a"
          href={`${shopOfficeAddresses[address].replace('GET ', '')}?${query}`}
          download
          disabled={isTurned}
          aria-label={t.bookkeeping.fileOf(t.bookkeeping[address])}
        >
          {t.bookkeeping.file}
        </Button>
      </div>
    </section>
  );
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t.bookkeeping.open}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} aria-labelledby="bookkeeping-title" maxWidth="sm">
          <DialogTitle id="bookkeeping-title">{t.bookkeeping.open}</DialogTitle>
          <DialogContent className={styles.page}>
            <p>{t.bookkeeping.intro}</p>
            <div className={styles.pair}>
              {day('from')}
              {day('to')}
            </div>
            {file('papersFile')}
            {file('ordersFile')}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t.bookkeeping.close}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
