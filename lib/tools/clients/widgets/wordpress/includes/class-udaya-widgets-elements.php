<?php
/**
 * Blocks and shortcodes.
 *
 * @package Udaya_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Writes the elements of the table (table.php) for shortcodes and blocks.
 */
final class Udaya_Widgets_Elements {
	/**
	 * Registers everything.
	 */
	public static function start(): void {
		add_action( 'init', array( self::class, 'register' ) );
	}

	/**
	 * The table of elements, as the generator wrote it.
	 *
	 * @return array<string, mixed>
	 */
	public static function table(): array {
		static $table = null;
		if ( null === $table ) {
			$table = require __DIR__ . '/table.php';
		}
		return $table;
	}

	/**
	 * Scripts, shortcodes and blocks.
	 */
	public static function register(): void {
		$assets = plugins_url( 'assets/', UDAYA_WIDGETS_FILE );
		wp_register_script(
			'udaya-widgets',
			$assets . 'udaya.js',
			array(),
			UDAYA_WIDGETS_VERSION,
			array( 'strategy' => 'async' )
		);
		wp_register_script(
			'udaya-widgets-blocks',
			$assets . 'blocks.js',
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n', 'wp-server-side-render' ),
			UDAYA_WIDGETS_VERSION,
			true
		);
		wp_add_inline_script(
			'udaya-widgets-blocks',
			'window.udayaWidgetsBlocks = ' . wp_json_encode( self::controls() ) . ';',
			'before'
		);
		foreach ( array_keys( self::table()['elements'] ) as $key ) {
			add_shortcode(
				'udaya_' . $key,
				static function ( $given ) use ( $key ): string {
					return self::markup( $key, is_array( $given ) ? $given : array() );
				}
			);
			register_block_type(
				dirname( UDAYA_WIDGETS_FILE ) . '/blocks/' . $key,
				array(
					'render_callback' => static function ( array $given ) use ( $key ): string {
						return '<div ' . get_block_wrapper_attributes() . '>' . self::markup( $key, $given ) . '</div>';
					},
				)
			);
		}
	}

	/**
	 * What the editor shows a control for: label, kind and values of the attributes of each block.
	 *
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	private static function controls(): array {
		$controls = array();
		foreach ( self::table()['elements'] as $key => $element ) {
			foreach ( $element['attributes'] as $attribute ) {
				$is_flag = 'flag' === $attribute['values'];

				$controls[ 'udaya/' . $key ][ $attribute['property'] ] = array(
					'label'  => $attribute['label'],
					'type'   => $is_flag ? 'boolean' : 'string',
					'values' => $is_flag ? null : $attribute['values'],
				);
			}
			$controls[ 'udaya/' . $key ] = $controls[ 'udaya/' . $key ] ?? (object) array();
		}
		return $controls;
	}

	/**
	 * An element. What is not in the table, or has a value that is not, is left out.
	 *
	 * @param string               $key   Key of the element in the table.
	 * @param array<string, mixed> $given Attributes of a shortcode (`chart-style`, or the bare word `search`) or of a block (`chartStyle`).
	 */
	public static function markup( string $key, array $given ): string {
		wp_enqueue_script( 'udaya-widgets' );
		$element = self::table()['elements'][ $key ];
		$written = array(
			'api'   => rest_url( 'udaya' ),
			'lang'  => self::language(),
			'style' => 'display:block;min-height:' . $element['room'],
		);
		foreach ( $element['attributes'] as $name => $attribute ) {
			$value = $given[ $name ] ?? $given[ $attribute['property'] ] ?? null;
			if ( 'flag' === $attribute['values'] ) {
				$bare = in_array( $name, array_filter( $given, 'is_string' ), true );
				if ( $bare || ( null !== $value && ! in_array( $value, array( false, 'false', '0', 'no' ), true ) ) ) {
					$written[ $name ] = '';
				}
				continue;
			}
			$text = is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
			if ( '' !== $text && ( null === $attribute['values'] || in_array( $text, $attribute['values'], true ) ) ) {
				$written[ $name ] = $text;
			}
		}
		$html = '';
		foreach ( $written as $name => $value ) {
			$html .= ' ' . $name . '="' . ( 'api' === $name ? esc_url( $value ) : esc_attr( $value ) ) . '"';
		}
		return "<udaya-{$key}{$html}></udaya-{$key}>";
	}

	/**
	 * Language of the elements: the one that was set, else that of the site where the widgets have it, else English.
	 */
	private static function language(): string {
		$set  = Udaya_Widgets_Settings::get( 'language' );
		$site = substr( get_locale(), 0, 2 );
		if ( '' !== $set ) {
			return $set;
		}
		return in_array( $site, self::table()['languages'], true ) ? $site : 'en';
	}
}
