import { guardStorage } from '../storage/guarded-storage.ts'

export type Density = 'comfortable' | 'compact'

export const densityOptions: readonly (readonly [Density, string])[] = [
  ['comfortable', 'Comfortable'],
  ['compact', 'Compact'],
]

/** Key in localStorage of the density of all lists on this device. */
export const densityKey = 'list-density'

const device = guardStorage(() => localStorage)

/** Style sheets read the root's attribute. */
export const readDensity = (): Density =>
  document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable'

/** Applies it to all lists of this page, and keeps it for later ones. */
export function chooseDensity(density: Density): void {
  device.write(densityKey, density)
  document.documentElement.dataset['density'] = density
}

/** Applies the density stored on this device. */
export function paintDensity(): void {
  document.documentElement.dataset['density'] = device.read(densityKey) ?? 'comfortable'
}
