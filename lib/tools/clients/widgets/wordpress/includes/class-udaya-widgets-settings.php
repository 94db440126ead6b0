<?php
/**
 * The settings page.
 *
 * @package Udaya_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Settings: address of the service, key, language, how long answers are kept.
 */
final class Udaya_Widgets_Settings {
	const OPTION = 'udaya_widgets';
	const PAGE   = 'udaya-widgets';

	/**
	 * Registers the page.
	 */
	public static function start(): void {
		add_action( 'admin_menu', array( self::class, 'menu' ) );
		add_action( 'admin_init', array( self::class, 'register' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( UDAYA_WIDGETS_FILE ), array( self::class, 'links' ) );
	}

	/**
	 * A setting.
	 *
	 * @param string $name `service`, `key`, `language`, `minutes` or `version`.
	 */
	public static function get( string $name ): string {
		$all = get_option( self::OPTION, array() );
		return (string) ( $all[ $name ] ?? self::defaults()[ $name ] );
	}

	/**
	 * What holds where nothing was set.
	 *
	 * @return array<string, string>
	 */
	private static function defaults(): array {
		return array(
			'service'  => UDAYA_WIDGETS_SERVICE,
			'key'      => '',
			'language' => '',
			'minutes'  => '30',
			'version'  => '1',
		);
	}

	/**
	 * A link to the settings in the list of plugins.
	 *
	 * @param string[] $links Links that are there.
	 * @return string[]
	 */
	public static function links( array $links ): array {
		$address = admin_url( 'options-general.php?page=' . self::PAGE );
		array_unshift( $links, '<a href="' . esc_url( $address ) . '">' . esc_html__( 'Settings', 'udaya-widgets' ) . '</a>' );
		return $links;
	}

	/**
	 * The page in the menu.
	 */
	public static function menu(): void {
		add_options_page(
			__( 'Udaya Widgets', 'udaya-widgets' ),
			__( 'Udaya Widgets', 'udaya-widgets' ),
			'manage_options',
			self::PAGE,
			array( self::class, 'page' )
		);
	}

	/**
	 * The fields, and a text for the privacy policy of the site.
	 */
	public static function register(): void {
		register_setting(
			self::PAGE,
			self::OPTION,
			array(
				'type'              => 'array',
				'sanitize_callback' => array( self::class, 'sanitize' ),
			)
		);
		add_settings_section( 'main', '', '__return_null', self::PAGE );
		foreach ( self::fields() as $name => $field ) {
			add_settings_field(
				$name,
				$field['label'],
				array( self::class, 'field' ),
				self::PAGE,
				'main',
				$field + array(
					'name'      => $name,
					'label_for' => 'udaya-' . $name,
				)
			);
		}
		wp_add_privacy_policy_content(
			__( 'Udaya Widgets', 'udaya-widgets' ),
			wpautop( esc_html__( 'Dates, times and places of birth that visitors type into a kundli or matching form are sent to the astrology service for the answer. Neither this site nor the service keeps them.', 'udaya-widgets' ) )
		);
	}

	/**
	 * Labels and help of the fields.
	 *
	 * @return array<string, array{label: string, help: string, type: string}>
	 */
	private static function fields(): array {
		return array(
			'key'      => array(
				'label' => __( 'Key', 'udaya-widgets' ),
				'help'  => __( 'It stays on this server and is never written into a page. Best is a publishable key (ud_pub_…) for the domain of this site. Leave the field empty to keep the key that is set.', 'udaya-widgets' ),
				'type'  => 'password',
			),
			'service'  => array(
				'label' => __( 'Address of the service', 'udaya-widgets' ),
				'help'  => __( 'Without /v1 at the end.', 'udaya-widgets' ),
				'type'  => 'url',
			),
			'language' => array(
				'label' => __( 'Language', 'udaya-widgets' ),
				'help'  => __( 'When nothing is chosen, widgets follow the language of the site.', 'udaya-widgets' ),
				'type'  => 'language',
			),
			'minutes'  => array(
				'label' => __( 'Minutes for which answers about a day are kept', 'udaya-widgets' ),
				'help'  => __( 'Panchang, choghadiya, horoscope and the search of towns; 60 at most, 0 keeps nothing. Births are never kept. Saving this page forgets what was kept.', 'udaya-widgets' ),
				'type'  => 'number',
			),
		);
	}

	/**
	 * One field.
	 *
	 * @param array<string, string> $field Name, type and help.
	 */
	public static function field( array $field ): void {
		$id    = 'udaya-' . $field['name'];
		$name  = self::OPTION . '[' . $field['name'] . ']';
		$value = self::get( $field['name'] );
		if ( 'language' === $field['type'] ) {
			printf( '<select id="%s" name="%s"><option value="">–</option>', esc_attr( $id ), esc_attr( $name ) );
			foreach ( Udaya_Widgets_Elements::table()['languages'] as $code ) {
				printf( '<option value="%1$s"%2$s>%1$s</option>', esc_attr( $code ), selected( $value, $code, false ) );
			}
			echo '</select>';
		} else {
			$is_key = 'password' === $field['type'];
			printf(
				'<input id="%s" name="%s" type="%s" class="regular-text" value="%s" placeholder="%s" autocomplete="off" aria-describedby="%s-help">',
				esc_attr( $id ),
				esc_attr( $name ),
				esc_attr( $field['type'] ),
				esc_attr( $is_key ? '' : $value ),
				esc_attr( $is_key && '' !== $value ? substr( $value, 0, 8 ) . '…' . substr( $value, -4 ) : '' ),
				esc_attr( $id )
			);
		}
		printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $id ), esc_html( $field['help'] ) );
	}

	/**
	 * What is stored of a form that was sent.
	 *
	 * @param mixed $given What was sent.
	 * @return array<string, string>
	 */
	public static function sanitize( $given ): array {
		$given    = is_array( $given ) ? $given : array();
		$kept     = get_option( self::OPTION, array() ) + self::defaults();
		$key      = preg_replace( '/\s+/', '', sanitize_text_field( (string) ( $given['key'] ?? '' ) ) );
		$service  = untrailingslashit( esc_url_raw( (string) ( $given['service'] ?? '' ), array( 'https', 'http' ) ) );
		$language = (string) ( $given['language'] ?? '' );
		if ( '' !== $key && ! preg_match( '/^ud_(pub|test|live)_\w+$/', $key ) ) {
			add_settings_error( self::OPTION, 'key', __( 'This is no key of Udaya: a key begins with ud_pub_, ud_test_ or ud_live_. The key was left as it was.', 'udaya-widgets' ) );
			$key = '';
		}
		return array(
			'service'  => '' === $service ? UDAYA_WIDGETS_SERVICE : $service,
			'key'      => '' === $key ? $kept['key'] : $key,
			'language' => in_array( $language, Udaya_Widgets_Elements::table()['languages'], true ) ? $language : '',
			'minutes'  => (string) min( 60, max( 0, (int) ( $given['minutes'] ?? 30 ) ) ),
			// What was kept under another number is not found again.
			'version'  => (string) ( (int) $kept['version'] + 1 ),
		);
	}

	/**
	 * The page.
	 */
	public static function page(): void {
		echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
		settings_fields( self::PAGE );
		do_settings_sections( self::PAGE );
		submit_button();
		echo '</form><h2>' . esc_html__( 'Shortcodes', 'udaya-widgets' ) . '</h2><ul>';
		foreach ( Udaya_Widgets_Elements::table()['elements'] as $element ) {
			echo '<li><code>' . esc_html( $element['shortcode'] ) . '</code> ' . esc_html( $element['about'] ) . '</li>';
		}
		echo '</ul></div>';
	}
}
