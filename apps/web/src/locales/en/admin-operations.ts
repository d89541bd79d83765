/** Logs, program packages and database scripts. */
const adminOperations = {
  openAlone: 'Open in a new tab',
  log: {
    title: {
      info: 'Operation log',
      error: 'Error log',
    },
    none: {
      info: 'Nothing was done yet',
      error: 'No errors',
    },
    blurry: 'User, call, IP, content',
    time: 'Time',
    user: 'User',
    call: 'Call',
    method: 'Action',
    status: 'Answer',
    took: 'Took',
    ms: '{{count}} ms',
    ip: 'IP address',
    address: 'Place',
    browser: 'Browser',
    params: 'Content',
    exception: 'Where it arose',
    empty: 'Empty the log',
    emptyTitle: {
      info: 'Empty the operation log?',
      error: 'Empty the error log?',
    },
    emptyHint: 'All its lines are deleted. This cannot be taken back.',
  },
  package: {
    title: {
      deploy: 'Program packages',
      database: 'Database scripts',
    },
    upload: {
      deploy: 'Upload a package',
      database: 'Upload a script',
    },
    uploadHint: 'Up to 50 MB. It is kept and listed, never run.',
    name: 'Name',
    version: 'Version',
    size: 'Size',
    sha256: 'SHA-256',
    target: 'Sent for',
    createBy: 'Uploaded by',
    blurry: 'Name, checksum, uploader',
    none: 'Nothing here yet',
    noneHint: 'Upload the first file above.',
    removeTitle: 'Delete {{name}}, version {{version}}?',
  },
} as const;

export default adminOperations;
