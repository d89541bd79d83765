import { type ThemeConfig, theme as antdTheme } from 'antd';
import { clampLightness, mix } from './admin-colours.ts';
import type { AdminSettings, Size } from './admin-settings.ts';

const controlHeights: Record<Size, number> = { default: 40, medium: 36, small: 32, mini: 28 };
const touchHeight = 44;

/** The library's theme from the same inputs as tokens.css, so that both worlds look alike. A still one moves nothing. */
export function themeOf(
  { theme, isDark, size }: Pick<AdminSettings, 'theme' | 'isDark' | 'size'>,
  { isSmall, isStill }: { isSmall: boolean; isStill: boolean },
): ThemeConfig {
  const solid = clampLightness(theme, 0.545);
  const link = isDark ? mix(theme, 0.66, '#ffffff') : clampLightness(theme, 0.5);
  const height = isSmall ? Math.max(controlHeights[size], touchHeight) : controlHeights[size];
  const k = groundsOf(theme, isDark);
  return {
    algorithm: isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: solid,
      colorInfo: solid,
      colorLink: link,
      colorSuccess: '#0e7f58',
      colorWarning: '#a16300',
      colorError: '#c41d3a',
      ...(isDark ? {} : { colorTextBase: '#141f2c' }),
      colorTextTertiary: k.ink3,
      colorTextPlaceholder: k.ink3,
      colorBgLayout: k.ground,
      colorBgContainer: k.surface,
      colorBorder: k.lineControl,
      colorBorderSecondary: k.line,
      colorFillAlter: k.surface2,
      colorSplit: k.line,
      borderRadius: 6,
      borderRadiusLG: 10,
      borderRadiusSM: 4,
      borderRadiusXS: 3,
      controlHeight: height,
      controlHeightLG: height + 8,
      controlHeightSM: isSmall ? touchHeight : height - 6,
      fontSize: size === 'mini' ? 13 : size === 'default' ? 15 : 14,
      fontFamily: 'var(--k-font)',
      fontWeightStrong: 600,
      lineWidthFocus: 2,
      controlOutlineWidth: 3,
      motion: !isStill,
      motionDurationFast: '.12s',
      motionDurationMid: '.18s',
      motionDurationSlow: '.28s',
    },
    components: componentsOf(k, { solid, link }),
  };
}

/** Grounds, lines and quiet letters, tinted by the theme colour. */
function groundsOf(theme: string, isDark: boolean) {
  const light = {
    surface: '#ffffff',
    surface2: mix(theme, 0.02, '#fafbfc'),
    line: mix(theme, 0.05, '#e2e6ea'),
    ground: mix(theme, 0.015, '#f4f5f6'),
    fill: mix(theme, 0.03, '#e7eaed'),
    ink3: mix(theme, 0.07, '#5d6671'),
    lineControl: mix(theme, 0.06, '#818a95'),
    selected: mix(theme, 0.06, '#ffffff'),
  };
  const dark = {
    surface: '#181e25',
    surface2: '#1c232b',
    line: '#29313a',
    ground: '#11161b',
    fill: '#2a323b',
    ink3: '#929da9',
    lineControl: '#6d7885',
    selected: mix(theme, 0.13, '#12161b'),
  };
  return isDark ? dark : light;
}

function componentsOf(
  k: ReturnType<typeof groundsOf>,
  { solid, link }: { solid: string; link: string },
): NonNullable<ThemeConfig['components']> {
  return {
    Button: {
      fontWeight: 500,
      paddingInline: 14,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
    },
    Table: {
      headerBg: k.surface2,
      headerColor: k.ink3,
      headerSplitColor: 'transparent',
      cellFontSizeSM: 13,
      cellPaddingBlockSM: 4,
      cellPaddingInlineSM: 12,
      rowHoverBg: k.surface2,
      rowSelectedBg: k.selected,
    },
    Menu: {
      itemHeight: 36,
      itemBorderRadius: 6,
      itemSelectedBg: k.selected,
      itemSelectedColor: link,
      subMenuItemSelectedColor: link,
      subMenuItemBg: 'transparent',
      itemMarginInline: 8,
    },
    Dropdown: { colorPrimary: link, controlItemBgActive: k.selected },
    Form: { itemMarginBottom: 16, labelFontSize: 13, verticalLabelPadding: '0 0 6px' },
    Segmented: { trackBg: k.fill },
    Tabs: { horizontalItemPadding: '10px 12px', inkBarColor: solid },
    Tag: { borderRadiusSM: 4 },
    Steps: { iconSize: 23 },
    Card: { headerFontSize: 16, bodyPadding: 20 },
  };
}
