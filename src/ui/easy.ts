import { useLocation } from 'react-router';
import { isEasySearch } from '#paths/easy.ts';
import { easyKey } from './device-keys.ts';
import { deviceSwitch } from './device-switch.ts';

/** The choice of easy German (S19.4). */
export const easySwitch = deviceSwitch(easyKey);

/** Whether texts are shown in easy German where somebody wrote them: as chosen, else as the address asks. */
export function useEasyLanguage(): boolean {
  const isAsked = isEasySearch(useLocation().search);
  return easySwitch.use() ?? isAsked;
}
