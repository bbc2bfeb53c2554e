import { type KeyboardEvent, useState } from 'react'
import { TextField, type TextFieldProps } from '../fields/text-field.tsx'
import styles from './password-field.module.css'

/** A password input with a show button and a Caps Lock hint. */
export function PasswordField(input: Pick<TextFieldProps, 'error' | 'onInput'>) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      {...input}
      name="password"
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      end={
        <button type="button" className={styles.show} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> password</span>
        </button>
      }
      about={<span role="status">{isCapsLock && 'Caps Lock is on'}</span>}
    />
  )
}
