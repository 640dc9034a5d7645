import type { TableColumn } from './table.tsx'

/** Adds to each column the label that the messages have for its `key`. */
export const labelled = <Key extends string>(
  columns: readonly (Omit<TableColumn, 'label'> & { key: Key })[],
  labels: Readonly<Record<Key, string>>,
): TableColumn<Key>[] => columns.map((column) => ({ ...column, label: labels[column.key] }))
