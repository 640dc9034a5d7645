import { pack } from './pack-packages.ts'

for (const tarball of Object.values(await pack())) console.log(tarball)
