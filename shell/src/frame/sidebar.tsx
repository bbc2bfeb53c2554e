import { Menu as MenuIcon, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AccountMenu } from './account-menu.tsx'
import { MainMenu } from './main-menu.tsx'
import styles from './sidebar.module.css'

/** The menu beside the content; at phone width it is folded under a button. */
export function Sidebar() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className={styles.sidebar} data-open={isOpen}>
      <div className={styles.brand}>
        <Link to="/">IELTS Console</Link>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="main-menu"
          onClick={() => setIsOpen((open) => !open)}
        >
          {isOpen ? <X size={20} aria-hidden="true" /> : <MenuIcon size={20} aria-hidden="true" />}
          <span className="visually-hidden">{isOpen ? 'Close menu' : 'Open menu'}</span>
        </button>
      </div>
      <div id="main-menu" className={styles.body}>
        <MainMenu />
        <AccountMenu />
      </div>
    </header>
  )
}
