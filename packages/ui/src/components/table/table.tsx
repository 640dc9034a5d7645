/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the phone layout's `display` takes the implicit roles away in some browsers */
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

export interface TableColumn {
  key: string
  label: string
  /** `end` for amounts, so that their digits stand under each other. */
  align?: 'start' | 'end'
}

export interface TableRow {
  id: string
  /** What stands in each column, by the column's `key`. */
  cells: Record<string, ReactNode>
}

export interface TableProps extends ComponentProps<'table'> {
  /** The table's name for a screen reader. */
  caption: string
  columns: TableColumn[]
  rows: TableRow[]
  /** What stands in place of the rows when there are none. */
  empty?: ReactNode
  /** Rows are on their way: placeholders stand in for them. */
  loading?: boolean
}

/**
 * Rows and columns (Spec 2: activities, offers, listings). On a phone each row becomes a card with the column's label
 * beside each value. The roles are spelled out because that layout makes browsers forget that this is a table.
 */
export function Table({ className, caption, columns, rows, empty, loading = false, ...props }: TableProps) {
  const shownRows = loading ? skeletonRows(columns) : rows
  return (
    <div className="relative w-full">
      <table
        data-slot="table"
        role="table"
        aria-busy={loading}
        className={cn('w-full border-separate border-spacing-0 text-left text-sm max-md:block', className)}
        {...props}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cn(
                  'border-b border-seam-strong/60 px-4 py-3 font-mono text-micro font-normal text-ink-muted uppercase',
                  column.align === 'end' && 'text-right',
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
          {shownRows.map((row) => (
            <Row key={row.id} columns={columns} cells={row.cells} />
          ))}
          {shownRows.length === 0 && (
            <tr role="row" className="max-md:block">
              <td
                role="cell"
                colSpan={columns.length}
                className="px-4 py-12 text-center text-ink-muted max-md:block"
              >
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** As many as an activity table shows (Spec 9). */
function skeletonRows(columns: TableColumn[]): TableRow[] {
  const cells = Object.fromEntries(
    columns.map((column) => [
      column.key,
      <Skeleton key={column.key} className="inline-block h-4 w-20 max-w-full" />,
    ]),
  )
  return Array.from({ length: 5 }, (_, index) => ({ id: `loading-${index}`, cells }))
}

function Row({ columns, cells }: { columns: TableColumn[]; cells: TableRow['cells'] }) {
  return (
    <tr
      role="row"
      className="transition-colors duration-150 max-md:block max-md:rounded-panel max-md:border max-md:border-seam max-md:bg-hull max-md:px-4 max-md:py-2 max-md:inset-shadow-edge md:hover:bg-hull"
    >
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          data-label={column.label}
          className={cn(
            'px-4 py-4 text-ink-muted first:font-medium first:text-ink md:border-b md:border-seam',
            'max-md:flex max-md:items-center max-md:justify-between max-md:gap-6 max-md:border-seam max-md:px-0 max-md:py-2.5 max-md:text-right max-md:not-last:border-b',
            "max-md:before:shrink-0 max-md:before:font-mono max-md:before:text-micro max-md:before:text-ink-muted max-md:before:uppercase max-md:before:content-[attr(data-label)_/_'']",
            column.align === 'end' && 'text-right font-display text-base text-ink tabular-nums',
          )}
        >
          {cells[column.key]}
        </td>
      ))}
    </tr>
  )
}
