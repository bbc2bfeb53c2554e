/**
 * Stands in for the dropdown that antd's tables open to filter a column (`table/hooks/useFilter/FilterDropdown`), which
 * brings a tree and radio buttons along. Lists are filtered above the table (`ListFilter`), in the address.
 */
// biome-ignore lint/style/noDefaultExport: the module that it stands in for has one
export default function NoColumnFilters() {
  throw new Error('A column cannot have filters of its own here: give the list a filter (ListFilter) instead')
}

/** The keys of a column's filters, of which there are none. */
export const flattenKeys = () => []
