// Written by `pnpm provide` from what the sources use. Everything else is in the second layer.
export const providedAntd: Record<string, () => Promise<unknown>> = {
  'antd/es/alert': () => import(/* webpackChunkName: "antd-alert" */ 'antd/es/alert'),
  'antd/es/button': () => import(/* webpackChunkName: "antd-button" */ 'antd/es/button'),
  'antd/es/checkbox': () => import(/* webpackChunkName: "antd-checkbox" */ 'antd/es/checkbox'),
  'antd/es/config-provider': () =>
    import(/* webpackChunkName: "antd-config-provider" */ 'antd/es/config-provider'),
  'antd/es/date-picker': () => import(/* webpackChunkName: "antd-date-picker" */ 'antd/es/date-picker'),
  'antd/es/drawer': () => import(/* webpackChunkName: "antd-drawer" */ 'antd/es/drawer'),
  'antd/es/dropdown': () => import(/* webpackChunkName: "antd-dropdown" */ 'antd/es/dropdown'),
  'antd/es/form': () => import(/* webpackChunkName: "antd-form" */ 'antd/es/form'),
  'antd/es/input': () => import(/* webpackChunkName: "antd-input" */ 'antd/es/input'),
  'antd/es/modal': () => import(/* webpackChunkName: "antd-modal" */ 'antd/es/modal'),
  'antd/es/pagination': () => import(/* webpackChunkName: "antd-pagination" */ 'antd/es/pagination'),
  'antd/es/popover': () => import(/* webpackChunkName: "antd-popover" */ 'antd/es/popover'),
  'antd/es/segmented': () => import(/* webpackChunkName: "antd-segmented" */ 'antd/es/segmented'),
  'antd/es/select': () => import(/* webpackChunkName: "antd-select" */ 'antd/es/select'),
  'antd/es/table': () => import(/* webpackChunkName: "antd-table" */ 'antd/es/table'),
}
