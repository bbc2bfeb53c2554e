import { buildNewRoute } from '../editor/build-new-route.tsx'
import { writingScreen } from './writing-screen.tsx'

export const { handle, loader, Component } = buildNewRoute(writingScreen)
