import { Icon, type Drawing, type IconName } from '#ui/icon.tsx';
import styles from './controls.module.css';

type ControlProps = {
  icon: IconName | Drawing;
  name: string;
  /** Of what is on or off. */
  pressed?: boolean;
  /** Of what opens a panel. */
  expanded?: boolean;
  onPress: () => void;
};

export function Control({ icon, name, pressed, expanded, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
