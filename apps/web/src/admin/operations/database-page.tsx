import { listDatabaseScripts, removeDatabaseScript, uploadDatabaseScript } from '@kouan/contract';
import { PackageList } from './package-list.tsx';

/** Database scripts that are kept to be run by hand; nothing here runs them. */
export default function DatabasePage() {
  return (
    <PackageList
      kind="database"
      component="operations/database"
      calls={{ list: listDatabaseScripts, upload: uploadDatabaseScript, remove: removeDatabaseScript }}
      mayAdd="database:add"
      mayRemove="database:del"
    />
  );
}
