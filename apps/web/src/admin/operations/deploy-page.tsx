import { listDeployPackages, removeDeployPackage, uploadDeployPackage } from '@kouan/contract';
import { PackageList } from './package-list.tsx';

/** Program packages that are kept to be fetched by hand. */
export default function DeployPage() {
  return (
    <PackageList
      kind="deploy"
      component="operations/deploy"
      calls={{ list: listDeployPackages, upload: uploadDeployPackage, remove: removeDeployPackage }}
      mayAdd="deploy:edit"
      mayRemove="deploy:del"
    />
  );
}
