/** Uploaded files as the staff see them. */
const adminFiles = {
  title: 'Files',
  upload: 'Upload files',
  uploadHint: 'Pictures, documents, music, video and archives up to 50 MB each',
  name: 'Name',
  type: 'Type',
  types: {
    图片: 'Picture',
    文档: 'Document',
    音乐: 'Music',
    视频: 'Video',
    其他: 'Other',
  },
  suffix: 'Ending',
  size: 'Size',
  purpose: 'Sent as',
  purposes: {
    picture: 'Picture',
    license: 'Licence',
    document: 'Document',
    library: 'Library',
    avatar: 'Avatar',
    package: 'Package',
  },
  use: 'In use',
  inUse: 'belongs to a record',
  free: 'free',
  createBy: 'Uploaded by',
  sha256: 'Checksum',
  measures: 'Pixels',
  blurry: 'Name, ending, type, uploader',
  rename: 'Rename',
  renameTitle: 'Rename {{name}}',
  renameHint: 'The ending stays.',
  removeHint: 'Pages that show them show nothing there. This cannot be taken back.',
} as const;

export default adminFiles;
