import type { ConsoleConfig } from '@console/shared/config'
import type { Platform } from '@console/shared/platform'
import { usePlatform } from '@console/shared/platform-context'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openDrafts } from '../drafts/open-drafts.ts'
import { useHelp } from '../help/use-help.ts'
import { signOut } from '../leaving/sign-out.ts'
import { followRedirects } from '../navigation/follow-redirects.ts'
import { isPermitted } from '../navigation/permitted-screens.ts'
import { readRecentScreens } from '../navigation/recent-screens.ts'
import { remotesSection } from '../navigation/shell-sections.ts'
import { isFrameCovered } from '../overlays/is-frame-covered.ts'
import { showOverlay } from '../overlays/overlay.store.ts'
import { type BootDocuments, useBootDocuments } from '../release/boot-documents.ts'
import { useRemoteLoader } from '../remotes/remote-loader-context.ts'
import { chooseTheme, themeChoices, themeTitles } from '../theme/theme.store.ts'
import { type DestinationSources, listDestinations } from './list-destinations.ts'
import type { PaletteCommand } from './palette-command.ts'

/** A snapshot taken when the palette opens. */
export function usePaletteCommands(): readonly PaletteCommand[] {
  const { config, release } = useBootDocuments()
  const loader = useRemoteLoader()
  const platform = usePlatform()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const hasHelp = useHelp() !== undefined
  const [commands] = useState(() => {
    const go = (to: string) => void navigate(to)
    return [
      ...listRecent({ config, release, loader, platform }, pathname, go),
      ...listDestinationCommands({ config, loader, platform }, go),
      ...(hasHelp ? [helpCommand] : []),
      ...listOwnCommands(config, platform, go),
      ...(mayOpen({ loader, platform }, remotesSection.path) ? [toRemotesCommand(go)] : []),
    ]
  })
  return commands
}

type Go = (to: string) => void

const listRecent = (
  { release, loader, platform }: DestinationSources & Pick<BootDocuments, 'release'>,
  pathname: string,
  go: Go,
): PaletteCommand[] =>
  readRecentScreens()
    .map((screen) => ({ ...screen, path: followRedirects(release.redirects, screen.path) }))
    .filter(
      ({ path }, place, all) => path !== pathname && all.findIndex((each) => each.path === path) === place,
    )
    .filter(({ path }) => mayOpen({ loader, platform }, path))
    .map(({ path, title, hint }) => ({
      id: `recent ${path}`,
      title,
      hint,
      group: 'Recently visited',
      keywords: [],
      icon: 'recent',
      run: () => go(path),
    }))

const mayOpen = ({ loader, platform }: Pick<DestinationSources, 'loader' | 'platform'>, path: string) =>
  isPermitted(loader.remotes.getState(), path, platform.session.readPermissions())

const toRemotesCommand = (go: Go): PaletteCommand => ({
  id: 'remotes',
  title: remotesSection.title,
  group: 'Console',
  keywords: ['versions', 'release', 'running', 'sections', 'failures'],
  icon: 'console',
  run: () => go(remotesSection.path),
})

const helpCommand: PaletteCommand = {
  id: 'help',
  title: 'Help on this screen',
  group: 'Console',
  keywords: ['guide', 'questions', 'how to', 'explain'],
  icon: 'console',
  run: () => showOverlay('help'),
}

const tourCommand: PaletteCommand = {
  id: 'tour',
  title: 'Tour of the console',
  group: 'Console',
  keywords: ['help', 'introduction', 'first steps'],
  icon: 'console',
  run: () => showOverlay('tour'),
}

const listDestinationCommands = (sources: DestinationSources, go: Go): PaletteCommand[] =>
  listDestinations(sources).map(({ title, to, keywords, entry, isScreen, mark }) => ({
    id: `place ${to}`,
    title,
    group: isScreen ? 'Go to' : 'Actions',
    hint: [isScreen ? entry?.group : entry?.title, mark].filter(Boolean).join(' · ') || undefined,
    keywords,
    icon: isScreen ? (entry?.icon ?? 'screen') : 'create',
    run: () => go(to),
  }))

function listOwnCommands(config: ConsoleConfig, platform: Platform, go: Go): PaletteCommand[] {
  const themes = themeChoices.map(
    (choice): PaletteCommand => ({
      id: `theme ${choice}`,
      title: choice === 'system' ? 'System theme' : `${themeTitles[choice]} theme`,
      group: 'Theme',
      keywords: [`${choice} mode`, 'appearance', 'colours', 'night'],
      icon: 'theme',
      run: () => chooseTheme(choice),
    }),
  )
  const own = { group: 'Console', icon: 'console' } as const
  return [
    ...themes,
    {
      ...own,
      id: 'drafts',
      title: 'Drafts',
      keywords: ['unsaved', 'restore', 'recover'],
      run: () => void openDrafts(platform, go),
    },
    {
      ...own,
      id: 'settings',
      title: 'Settings',
      keywords: ['preferences', 'first screen', 'start page', 'numbers', 'decimal'],
      run: () => showOverlay('settings'),
    },
    {
      ...own,
      id: 'shortcuts',
      title: 'Keyboard shortcuts',
      keywords: ['help', 'keys'],
      run: () => showOverlay('shortcuts'),
    },
    ...(isFrameCovered() ? [] : [tourCommand]),
    {
      ...own,
      id: 'about',
      title: 'About this console',
      keywords: ['version', 'release', 'environment', 'report'],
      run: () => showOverlay('about'),
    },
    {
      ...own,
      id: 'sign-out',
      title: 'Sign out',
      keywords: ['log out', 'leave'],
      run: () => void signOut(config, platform.telemetry),
    },
  ]
}
