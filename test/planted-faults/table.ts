import type { PlantedFault } from './faults.ts'

type Check = PlantedFault['caughtBy']

const vitestProjects = { unit: 'unit', api: 'api-pglite', stories: 'stories-desktop', packages: 'packages' }

/** The command of the check alone, and its preparation. */
export function commandOf({ check, file, title }: Check): { prepare: string; run: string } {
  if (check === 'e2e')
    return { prepare: 'npm run build', run: `npx playwright test --project=desktop ${file} -g "${title}"` }
  return {
    prepare: 'true',
    run: `npx vitest run --config vitest.workspace.ts --project ${vitestProjects[check]} ${file}`,
  }
}

/** The repository's command that includes the check. */
export const tierOf = ({ check }: Check): string => (check === 'packages' ? 'test:all' : 'npm test')

/** README.md: every fault, its level, and what catches it. */
export const tableOf = (faults: readonly PlantedFault[]): string =>
  [
    '# Planted faults',
    '',
    'Each of these mistakes has to be caught by the check beside it. `npm run tool -- planted-faults` plants them one at a time and shows that it is; `--check` only looks whether each still applies, `--write` writes this table from `faults.ts`.',
    '',
    '| Fault | Level | Caught by | In |',
    '| --- | --- | --- | --- |',
    ...faults.map(
      ({ fault, level, caughtBy }) =>
        `| ${fault} | ${level} | \`${caughtBy.file}\`${caughtBy.title ? `, “${caughtBy.title}”` : ''} | ${tierOf(caughtBy)} |`,
    ),
    '',
  ].join('\n')
