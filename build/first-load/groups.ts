const from = (packages: string): RegExp => new RegExp(`node_modules[\\\\/](${packages})[\\\\/]`);

/** Folders of @mui/material that open over a screen. */
export const surfaces =
  'Backdrop|Chip|Dialog\\w*|Divider|Fade|Grow|List|ListItem\\w*|ListSubheader|Menu|MenuItem|MenuList|Modal|Paper|' +
  'Popover|Popper|Portal|Skeleton|Tooltip|transitions|Typography|Unstable_TrapFocus';

/** Folders of @mui/material that forms are made of. */
export const fields =
  'Checkbox|FilledInput|FormControl\\w*|FormGroup|FormHelperText|FormLabel|Input|InputAdornment|InputBase|InputLabel|' +
  'internal|NativeSelect|OutlinedInput|Radio\\w*|Select|Switch|TextareaAutosize|TextField';

/** Importing these has no side effects, so an index that also names one does not pull it in. */
export const dialogs = { test: /[\\/]src[\\/].*(dialog|page-links|reloader)\.tsx$/i, sideEffects: false };

/**
 * Few files for the first screens: each keeps a phone busy, browsers request six at once. Grouping all of
 * node_modules, or dialogs with screens, costs 30 to 100 kB.
 * @param firstFileOf the file of a module of the first screens
 */
export const groupsOf = (firstFileOf: (id: string) => string | undefined) =>
  [
    { name: 'react', test: from('react|react-dom|scheduler') },
    {
      name: 'frame',
      test: from(
        '@emotion|@tanstack|@mui.(system|styled-engine|utils|private-theming)|react-router|react-router-dom|clsx',
      ),
    },
    { name: (id: string) => firstFileOf(id) ?? null, includeDependenciesRecursively: false },
    { name: 'icons', test: from('lucide-react'), entriesAware: true, entriesAwareMergeThreshold: 3000 },
    { name: 'svg', test: from('@mui.material.SvgIcon') },
    { name: 'surfaces', test: from(`@mui.material.(${surfaces})`) },
    { name: 'fields', test: from(`@mui.material.(${fields})`), includeDependenciesRecursively: false },
    // The first that fits is taken. Rolldown goes by whole numbers, the highest first.
  ].map((group, at, all) => ({ ...group, priority: all.length - at }));
