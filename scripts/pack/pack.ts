import { pack } from './pack-packages.ts'

for (const tarball of await pack()) console.log(tarball)
