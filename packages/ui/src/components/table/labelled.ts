import type { TableColumn } from './table.tsx'

/** Columns as they stand in the code, each with the label that the words have for its `key`. */
export const labelled = <Key extends string>(
  columns: readonly (Omit<TableColumn, 'label'> & { key: Key })[],
  words: Readonly<Record<Key, string>>,
): TableColumn[] => columns.map((column) => ({ ...column, label: words[column.key] }))
