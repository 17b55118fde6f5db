import type { ComponentProps, KeyboardEvent } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'onKeyDown'> & { readonly onSend: () => void };

const keepFromSending = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** A form submitted by its button only: Enter in a text field must not save, or even publish, half-written content. */
export function ButtonForm({ onSend, ...props }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      {...props}
      onKeyDown={keepFromSending}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    />
  );
}
