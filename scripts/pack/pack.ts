import { pack } from './pack-packages.ts'
import { checkNames } from './registry-names.ts'

checkNames(process.argv.includes('--publishing'))
for (const tarball of await pack()) console.log(tarball)
