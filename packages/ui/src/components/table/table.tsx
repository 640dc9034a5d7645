/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the phone layout's `display` takes the implicit roles away in some browsers */
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** A column, and where it goes on a phone. */
export interface TableColumn {
  key: string
  label: string
  /** The label is for screen readers alone, as over a column of checkboxes. */
  labelHidden?: boolean | undefined
  /** A class for its width from tablets up; columns without one share what is left. */
  width?: string | undefined
  /** `end` for amounts, so that their digits stand under each other. */
  align?: 'start' | 'end' | undefined
  /**
   * On a phone, where each line of a row has two cells: the line that this one stands in. The first is the row's
   * headline, whose values speak for themselves; in the others the column's label stands before each value. 3 unless
   * given.
   */
  phoneLine?: 1 | 2 | 3 | undefined
}

/** A row with what stands in its cells. */
export interface TableRow {
  id: string
  /** The content of each column, by the column's `key`. */
  cells: Record<string, ReactNode>
}

export interface TableProps extends ComponentProps<'table'> {
  /** The table's name for a screen reader. */
  caption: string
  /** The columns from left to right; each says where it goes on a phone. */
  columns: TableColumn[]
  /** The rows from top to bottom, each with a cell for every column's `key`. */
  rows: TableRow[]
  /** Takes the place of the rows when there are none. */
  empty?: ReactNode
  /** Rows are on their way: placeholders stand in for them. */
  loading?: boolean | undefined
}

/**
 * Rows and columns. On a phone each row becomes a few lines of two cells. The roles are spelled out because that
 * layout makes browsers forget that this is a table.
 */
export function Table({ className, caption, columns, rows, empty, loading = false, ...props }: TableProps) {
  const shownRows = loading ? skeletonRows(columns) : rows
  return (
    <div className="relative w-full">
      <table
        data-slot="table"
        role="table"
        aria-busy={loading}
        className={cn(
          'w-full table-fixed border-separate border-spacing-0 text-left text-sm max-md:block',
          className,
        )}
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
                  'border-b border-seam-strong/60 px-3 py-3 font-mono text-micro font-normal text-ink-muted uppercase lg:px-4',
                  column.width,
                  column.align === 'end' && 'text-right',
                )}
              >
                {column.labelHidden ? <span className="sr-only">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="max-md:block max-md:overflow-hidden max-md:rounded-panel max-md:border max-md:border-seam max-md:bg-hull max-md:inset-shadow-edge"
        >
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

/** As many as an activity table shows. */
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
      className={cn(
        'transition-colors duration-150 md:hover:bg-hull',
        'max-md:grid max-md:grid-cols-[minmax(0,1fr)_fit-content(55%)] max-md:gap-x-4 max-md:gap-y-1.5 max-md:px-4 max-md:py-3.5',
        'max-md:border-seam max-md:not-first:border-t',
      )}
    >
      {columns.map((column, index) => (
        <td
          key={column.key}
          role="cell"
          data-label={column.labelHidden ? undefined : column.label}
          className={cn(
            'first:font-medium first:text-ink md:border-b md:border-seam md:px-3 md:py-4 lg:px-4',
            column.align === 'end'
              ? 'font-display text-base text-ink tabular-nums md:text-right'
              : 'text-ink-muted',
            endsPhoneLine(columns, index) && 'max-md:justify-end max-md:text-right',
            phoneLines[column.phoneLine ?? 3],
          )}
        >
          {cells[column.key]}
        </td>
      ))}
    </tr>
  )
}

/** Of the two cells of a line, the second stands at its end. */
function endsPhoneLine(columns: TableColumn[], index: number): boolean {
  const lineOf = ({ phoneLine = 3 }: TableColumn) => phoneLine
  const line = lineOf(columns[index]!)
  return columns.slice(0, index).some((column) => lineOf(column) === line)
}

const labelled = [
  'max-md:flex max-md:items-baseline max-md:gap-2',
  "max-md:before:font-mono max-md:before:text-micro max-md:before:text-ink-muted max-md:before:uppercase max-md:before:content-[attr(data-label)_/_'']",
]

const phoneLines = {
  1: 'max-md:order-1 max-md:text-base max-md:leading-7 max-md:font-semibold max-md:first:font-semibold',
  2: ['max-md:order-2', labelled],
  3: ['max-md:order-3', labelled],
}
