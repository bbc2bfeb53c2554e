import { largeFigures, noFigures, openFigures, wrongFigures } from '../dashboard-figures.ts'
import { openHeading, type View } from '../view.ts'

export const dashboardViews = {
  'The dashboard': (given) => openHeading(given, '/', 'Dashboard'),
  'The dashboard with large figures': (given) => openFigures(given, largeFigures),
  'The dashboard with figures that do not add up': (given) => openFigures(given, wrongFigures),
  'The dashboard without figures': (given) => openFigures(given, noFigures),
} satisfies Record<string, View>
