import { buildEditRoute } from '../../authoring/editor/build-edit-route.tsx'
import { writingScreen } from './writing-screen.tsx'

export const { handle, loader, Component } = buildEditRoute(writingScreen)
